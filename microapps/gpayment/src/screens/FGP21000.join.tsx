import { Screen, useLoad, useWallet } from '@wallet/kit/app';
import { v } from '@wallet/kit/schema';
import { defineSteps, EmptyState, StepFlow, useSteps } from '@wallet/kit/ui';
import { readPayUser } from '../api/userCalls.ts';
import { JoinName } from '../flows/JoinName.tsx';
import { JoinTerms } from '../flows/JoinTerms.tsx';
import { useService } from '../parts/useService.ts';
import { readServiceTerms } from '../state/readServiceTerms.ts';

const steps = defineSteps({ terms: v.object({}), name: v.object({}) });

export function FGP21000() {
  const { join: t } = useService();
  const { navigate } = useWallet();
  const flow = useSteps(steps, { start: {}, onLeave: navigate.back });
  const load = useLoad(async (signal) => {
    const [user, services] = await Promise.all([
      readPayUser(undefined, { signal }),
      readServiceTerms({ signal }),
    ]);
    return { user, services };
  });
  const isOpen = load.data?.user.isUser === false;
  return (
    <Screen title={t.title} of={load} onBack={flow.back} {...(isOpen ? { step: flow.counter } : {})}>
      {({ user, services }) =>
        user.isUser ? (
          <EmptyState
            title={t.already}
            description={t.alreadyHint}
            action={{ label: t.goOn, action: 'goOn', onClick: () => navigate.replace('FGP10000') }}
          />
        ) : (
          <StepFlow steps={flow}>
            {{
              terms: (at) => <JoinTerms services={services} onSaved={() => at.next('name')} />,
              name: () => <JoinName />,
            }}
          </StepFlow>
        )
      }
    </Screen>
  );
}
