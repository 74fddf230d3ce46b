import { ApiError } from '@wallet/kit/api';
import { MainButton, Screen, useAction, useWallet } from '@wallet/kit/app';
import {
  Card,
  IconTile,
  InlineNotice,
  Lead,
  List,
  ListItem,
  PersonMark,
  Section,
  Stack,
  TextField,
} from '@wallet/kit/ui';
import { useEffect, useRef, useState } from 'react';
import { findReceiver, listReceivers } from '../api/pointCalls.ts';
import { sending } from '../flows/moneyFlows.ts';
import { UnfinishedMoney } from '../flows/UnfinishedMoney.tsx';
import { messages } from '../messages/index.ts';
import { type RefusalId, refusalOf } from '../model/orderRefusals.ts';
import type { Receiver } from '../model/people.ts';

export const FPO24110 = sending.step(
  { ask: (_, { signal }) => listReceivers(undefined, { signal }) },
  function ChooseReceiver({ data: people, begin, goOn }) {
    const t = messages.use().money;
    const { navigate } = useWallet();
    const [phone, setPhone] = useState('');
    const tried = useRef('');
    const [problem, setProblem] = useState<RefusalId>();

    async function choose(receiver: Receiver) {
      await begin({ receiver });
      await goOn('FPO24121');
    }

    const find = useAction(async (number: string) => {
      tried.current = number;
      setProblem(undefined);
      try {
        await choose(await findReceiver(number));
      } catch (error) {
        const refusal = error instanceof ApiError ? refusalOf(error.code) : undefined;
        if (!refusal) throw error;
        setProblem(refusal);
      }
    });

    // A whole number is looked for by itself, as soon as nobody types on; the button is for those who are faster.
    const { run } = find;
    useEffect(() => {
      if (phone.length !== 11) return;
      const timer = setTimeout(() => tried.current !== phone && void run(phone), 600);
      return () => clearTimeout(timer);
    }, [phone, run]);

    return (
      <Screen title={t.send.title}>
        <UnfinishedMoney />
        <Lead title={t.send.who} />
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (phone.length >= 10) void find.run(phone);
          }}
        >
          <Stack>
            <TextField
              field="phone"
              label={t.send.phone}
              placeholder="010-0000-0000"
              value={phone}
              onChange={(typed) => {
                setPhone(typed);
                setProblem(undefined);
              }}
              kind="phone"
              autoComplete="off"
            />
            {problem && <InlineNotice tone="danger">{t.refusals[problem]}</InlineNotice>}
          </Stack>
        </form>
        <Section title={t.send.recent}>
          <List label={t.send.recent}>
            {people.map((person) => (
              <ListItem
                key={person.id}
                leading={<PersonMark name={person.name} />}
                title={person.name}
                description={person.phone}
                action="chooseReceiver"
                onClick={() => void choose(person)}
              />
            ))}
          </List>
        </Section>
        <Stack>
          <Card tone="soft">
            <List>
              <ListItem
                leading={<IconTile picture="family" />}
                title={t.send.split}
                description={t.send.splitHint}
                action="splitBill"
                onClick={() => navigate.push('FPO24340')}
              />
            </List>
          </Card>
        </Stack>
        <MainButton
          action="submit"
          disabled={phone.length < 10}
          isBusy={find.isRunning}
          run={() => find.run(phone)}
        >
          {t.next}
        </MainButton>
      </Screen>
    );
  },
);
