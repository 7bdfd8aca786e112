/** Looks for new scenarios once when a user becomes known, and tells them when nothing else wants attention. */
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { hasFeature } from '#shared/domain/access.ts';
import type { Exercise } from '#shared/domain/exercise.ts';
import { listNewScenarios, NOTICE_PAGE } from '#shared/domain/scenario-notice.ts';
import { client } from '../../lib/api.ts';
import { logger } from '../../lib/logger.ts';
import { markScenariosSeen, seenScenarios } from '../../lib/seen-scenarios.ts';
import { useSession } from '../../lib/session-state.ts';
import { LazyDialog } from '../opened-dialog.tsx';

const BCP_LIST = '/bcp-list';
/** How often a busy screen is looked at again. */
const LOOK_MS = 1000;

const load = async () => (await import('../../features/scenario-notice/scenario-notice.tsx')).ScenarioNotice;

/** A dialog is open, or somebody types. */
const isBusy = (): boolean =>
  document.querySelector('[role="dialog"]') !== null ||
  document.activeElement instanceof HTMLInputElement ||
  document.activeElement instanceof HTMLTextAreaElement;

interface ScenarioCheck {
  scenarios: Exercise[];
  /** Why the check failed; kept for support, shown nowhere. */
  error: string | null;
}
const nothing: ScenarioCheck = { scenarios: [], error: null };

const findScenarios = async (userId: number): Promise<ScenarioCheck> => {
  try {
    const exercises = await client.exercises.list({ query: NOTICE_PAGE });
    return { scenarios: listNewScenarios(exercises, seenScenarios(userId), new Date()), error: null };
  } catch (error) {
    const { scenarioNoticeMessages } = await import('#shared/messages/exercise-screens.ts');
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
    const look = () => !isBusy() && setIsShown(true);
    look();
    const timer = setInterval(look, LOOK_MS);
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
  const view = () => {
    close();
    void navigate(BCP_LIST);
  };
  return (
    <LazyDialog load={load} onClose={close}>
      {(ScenarioNotice) => <ScenarioNotice scenarios={scenarios} onClose={close} onView={view} />}
    </LazyDialog>
  );
}
