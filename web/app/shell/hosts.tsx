import { lazy, Suspense, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { hasFeature } from '#shared/domain/access.ts';
import type { Exercise } from '#shared/domain/exercise.ts';
import { listNewScenarios, NOTICE_PAGE } from '#shared/domain/scenario-notice.ts';
import { scenarioNoticeMessages } from '#shared/messages/scenario-notice.ts';
import { recordNotices } from '../../features/scenario-notice/notice-history.ts';
import { client } from '../../lib/api.ts';
import { logger } from '../../lib/logger.ts';
import { useSession } from '../../lib/session-state.ts';
import { closeUpgrade, useUpgradePrompt } from '../../lib/upgrade-prompt.ts';
import { LazyDialog } from '../../ui/lazy-dialog.tsx';
import { useToastsNeeded } from '../../ui/toast.ts';

const Toasts = lazy(async () => ({ default: (await import('../../ui/toasts.tsx')).Toasts }));

export function ToastHost() {
  if (!useToastsNeeded()) return null;
  return (
    <Suspense fallback={null}>
      <Toasts />
    </Suspense>
  );
}

const loadUpgradeDialog = async () => (await import('../../features/payments/upgrade/upgrade-dialog.tsx')).UpgradeDialog;

export function UpgradeHost() {
  const prompt = useUpgradePrompt();
  return (
    prompt && (
      <LazyDialog load={loadUpgradeDialog} onClose={closeUpgrade}>
        {(UpgradeDialog) => <UpgradeDialog {...prompt} opened onClose={closeUpgrade} />}
      </LazyDialog>
    )
  );
}

const BCP_LIST = '/bcp-list';
const LOOK_MS = 1000;

const loadScenarioNotice = async () => (await import('../../features/scenario-notice/scenario-notice.tsx')).ScenarioNotice;

const isBusy = (): boolean =>
  document.querySelector('[role="dialog"]') !== null ||
  document.activeElement instanceof HTMLInputElement ||
  document.activeElement instanceof HTMLTextAreaElement;

interface ScenarioCheck {
  scenarios: Exercise[];
  error: string | null;
}
const nothing: ScenarioCheck = { scenarios: [], error: null };

const findScenarios = async (userId: number): Promise<ScenarioCheck> => {
  try {
    const exercises = await client.exercises.list({ query: NOTICE_PAGE });
    const seen = readSeenScenarios(userId);
    const found = listNewScenarios(exercises, new Date());
    recordNotices(userId, found);
    return { scenarios: found.filter(({ id }) => !seen.has(id)), error: null };
  } catch (error) {
    const text = (error instanceof Error && error.message) || scenarioNoticeMessages.failed;
    logger.warn(scenarioNoticeMessages.failed, error);
    return { scenarios: [], error: text };
  }
};

export function ScenarioNoticeHost() {
  const { user } = useSession();
  const navigate = useNavigate();
  const [{ scenarios }, setFound] = useState(nothing);
  const [isShown, setIsShown] = useState(false);
  const userId = user && hasFeature(user, 'tabletop_scenarios') ? user.id : null;
  useEffect(() => {
    setFound(nothing);
    setIsShown(false);
    if (userId === null) return;
    let isCurrent = true;
    void findScenarios(userId).then((found) => isCurrent && setFound(found));
    return () => {
      isCurrent = false;
    };
  }, [userId]);
  const isWaiting = scenarios.length > 0 && !isShown;
  useEffect(() => {
    if (!isWaiting) return;
    const showIfIdle = () => !isBusy() && setIsShown(true);
    showIfIdle();
    const timer = setInterval(showIfIdle, LOOK_MS);
    return () => clearInterval(timer);
  }, [isWaiting]);
  if (!isShown || userId === null) return null;
  const close = () => {
    markScenariosSeen(
      userId,
      scenarios.map(({ id }) => id),
    );
    setFound(nothing);
    setIsShown(false);
  };
  const openExercises = () => {
    close();
    void navigate(BCP_LIST);
  };
  return (
    <LazyDialog load={loadScenarioNotice} onClose={close}>
      {(ScenarioNotice) => <ScenarioNotice scenarios={scenarios} onClose={close} onView={openExercises} />}
    </LazyDialog>
  );
}

const seenKeyOf = (userId: number): string => `scenarios_seen_${userId}`;
/** More than one day brings; older scenarios get no notice anyway. */
const SEEN_MAX = 200;

const readSeenScenarios = (userId: number): ReadonlySet<number> => {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(seenKeyOf(userId)) ?? '[]');
    return new Set(Array.isArray(ids) ? ids.filter((id): id is number => typeof id === 'number') : []);
  } catch {
    return new Set();
  }
};

const markScenariosSeen = (userId: number, ids: readonly number[]): void => {
  try {
    const all = [...new Set([...readSeenScenarios(userId), ...ids])];
    localStorage.setItem(seenKeyOf(userId), JSON.stringify(all.slice(-SEEN_MAX)));
  } catch {}
};
