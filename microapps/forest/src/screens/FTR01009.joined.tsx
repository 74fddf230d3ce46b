import { Screen, useLoad, useWallet } from '@wallet/kit/app';
import { Actions, Button, ResultPage } from '@wallet/kit/ui';
import { readMember } from '../api/memberCalls.ts';
import { messages } from '../messages/index.ts';
import { Nothing } from '../parts/Nothing.tsx';

export function FTR01009() {
  const t = messages.use();
  const { navigate } = useWallet();
  const load = useLoad((signal) => readMember(undefined, { signal }));
  return (
    <Screen of={load} onBack={() => navigate.replace('FTR10000')}>
      {(member) =>
        member === null ? (
          <Nothing kind="member" to="FTR01001" />
        ) : (
          <ResultPage
            kind="success"
            title={t.joined.welcome({ name: member.name })}
            description={t.joined.description}
            rows={[{ label: t.account.id, value: member.id }]}
          >
            <Actions>
              <Button full action="forestHome" onClick={() => navigate.replace('FTR10000')}>
                {t.payResult.home}
              </Button>
              <Button
                full
                variant="secondary"
                action="openMembership"
                onClick={() => navigate.replace('FTR01010')}
              >
                {t.membership.mine}
              </Button>
            </Actions>
          </ResultPage>
        )
      }
    </Screen>
  );
}
