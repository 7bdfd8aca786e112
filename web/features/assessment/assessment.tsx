import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type AssessmentResult, hasPackage, QUESTIONS, type UserPreferences } from '#shared/domain/assessment.ts';
import { activeTier } from '#shared/domain/subscription.ts';
import type { Me } from '#shared/domain/user.ts';
import { assessmentMessages } from '#shared/messages/assessment.ts';
import { client } from '../../lib/api.ts';
import { logger } from '../../lib/logger.ts';
import { askForUpgrade } from '../../lib/upgrade-prompt.ts';
import { Card } from '../../ui/card.tsx';
import { Page } from '../../ui/page.tsx';
import { toastError } from '../../ui/toast.ts';
import { IntroScreen } from './intro-screen.tsx';
import { QuestionScreen } from './question-screen.tsx';
import { questions } from './questions.ts';
import { RecommendationScreen } from './recommendation-screen.tsx';
import type { Preferences } from './use-preferences.ts';

export interface AssessmentProps {
  /** 1 on a page of its own, 2 inside a dialog. */
  order: 1 | 2;
  user: Me;
  /** The customer has no BCP yet. */
  isFirst: boolean;
  preferences: Preferences;
  onDone: () => void;
}

type Screen = { is: 'intro' } | { is: 'question'; index: number } | { is: 'recommendation'; result: AssessmentResult };

export function Assessment({ order, user, isFirst, preferences, onDone }: AssessmentProps) {
  const [screen, setScreen] = useState<Screen>({ is: 'intro' });
  const [answers, setAnswers] = useState<Partial<UserPreferences>>(preferences.answers ?? {});
  const { mutate: submit, isPending: isSending } = useMutation({
    mutationFn: (all: UserPreferences) => client.userPreferences.assess({ body: all }),
    onSuccess: (result, all) => {
      preferences.setStored(all);
      setScreen({ is: 'recommendation', result });
    },
    onError: (error, all) => {
      logger.warn(assessmentMessages.submitFailed, error);
      toastError(assessmentMessages.submitFailedKept);
      preferences.setLocal(all);
      onDone();
    },
  });

  if (screen.is === 'intro')
    return (
      <IntroScreen
        order={order}
        isFirst={isFirst}
        answers={preferences.answers}
        onStart={() => setScreen({ is: 'question', index: 0 })}
        onSkip={onDone}
        onForgotten={() => {
          preferences.setStored(null);
          setAnswers({});
        }}
      />
    );

  if (screen.is === 'recommendation') {
    const tier = screen.result.recommended_package;
    const accept = () => {
      if (!hasPackage(user, tier)) askForUpgrade({ tier });
      onDone();
    };
    return (
      <RecommendationScreen
        order={order}
        result={screen.result}
        keptTier={hasPackage(user, tier) ? null : activeTier(user.subscription)}
        answers={answers as UserPreferences}
        onAccept={accept}
        onSkip={onDone}
      />
    );
  }

  const { index } = screen;
  const name = QUESTIONS[index]!;
  const isLast = index === QUESTIONS.length - 1;
  return (
    <QuestionScreen
      key={name}
      order={order}
      question={questions[name]}
      place={{ number: index + 1, of: QUESTIONS.length }}
      answer={answers[name]}
      onAnswer={(answer) => setAnswers({ ...answers, [name]: answer })}
      nextLabel="Next"
      isWorking={isSending}
      onNext={() => (isLast ? submit(answers as UserPreferences) : setScreen({ is: 'question', index: index + 1 }))}
    >
      <Button
        variant="default"
        disabled={isSending}
        onClick={() => setScreen(index === 0 ? { is: 'intro' } : { is: 'question', index: index - 1 })}
      >
        Back
      </Button>
      <Button variant="subtle" disabled={isSending} onClick={onDone}>
        Skip Assessment
      </Button>
    </QuestionScreen>
  );
}

/** Shown before a new BCP. */
export function AssessmentPage(props: Omit<AssessmentProps, 'order'>) {
  return (
    <Page width="narrow">
      <Card>
        <Assessment order={1} {...props} />
      </Card>
    </Page>
  );
}
