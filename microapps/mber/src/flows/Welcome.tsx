import { useWallet } from '@wallet/kit/app';
import { maskPhone } from '@wallet/kit/format';
import type { Person } from '@wallet/kit/session';
import { Actions, Button, ResultPage } from '@wallet/kit/ui';
import { useEffect } from 'react';
import { messages } from '../messages/index.ts';
import { formatPhone } from '../model/phone.ts';
import { useTarget } from '../state/useTarget.ts';

/** Joined and signed in: on to where the customer wanted to go. */
export function Welcome({ person }: { person: Person }) {
  const { join: t } = messages.use();
  const { navigate } = useWallet();
  const target = useTarget();
  useEffect(() => {
    void navigate.settle();
  }, [navigate]);
  return (
    <ResultPage
      kind="success"
      title={t.welcome({ name: person.name })}
      description={t.welcomeText}
      rows={[{ label: t.signInBy, value: maskPhone(formatPhone(person.phone)) }]}
    >
      <Actions>
        <Button full size="large" action="start" onClick={() => target.follow(person)}>
          {t.start}
        </Button>
      </Actions>
    </ResultPage>
  );
}
