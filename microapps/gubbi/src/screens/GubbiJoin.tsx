import { AgreeToService, Screen, useLoad, usePerson, useWallet } from '@wallet/kit/app';
import { readTerms } from '@wallet/kit/common';
import { maskName, maskPhone, phoneText } from '@wallet/kit/format';
import { Card, EmptyState, KeyValue, toast } from '@wallet/kit/ui';
import { join, readState } from '../api/calls.ts';
import { messages } from '../messages/index.ts';

/** The assistant's place in the table of service codes: not stated, so that of notifications (assumed). */
const SERVICE = '07';

export function GubbiJoin() {
  const t = messages.use().join;
  const { navigate } = useWallet();
  const { name = '', phone = '' } = usePerson() ?? {};
  const load = useLoad((signal) =>
    Promise.all([readState(undefined, { signal }), readTerms({ serviceCode: SERVICE }, { signal })]),
  );
  return (
    <Screen of={load}>
      {([{ isJoined }, terms]) =>
        isJoined ? (
          <EmptyState
            picture="done"
            title={t.already}
            description={t.alreadyHint}
            action={{ label: t.see, action: 'topics', onClick: () => navigate.replace('GubbiTopics') }}
          />
        ) : (
          <AgreeToService
            picture="assistant"
            title={t.who}
            note={t.note}
            service={SERVICE}
            terms={terms}
            submit={t.submit}
            onAgreed={async () => {
              await join();
              toast(t.done);
              navigate.replace('GubbiTopics');
            }}
          >
            <Card tone="soft">
              <KeyValue
                rows={[
                  { label: t.name, value: maskName(name) },
                  { label: t.phone, value: maskPhone(phoneText(phone)) },
                ]}
              />
            </Card>
          </AgreeToService>
        )
      }
    </Screen>
  );
}
