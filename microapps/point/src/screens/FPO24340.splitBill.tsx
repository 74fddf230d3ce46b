import { MainButton, Screen } from '@wallet/kit/app';
import {
  AmountField,
  Checkbox,
  InlineNotice,
  Lead,
  PersonMark,
  Section,
  Stack,
  TextField,
} from '@wallet/kit/ui';
import { useState } from 'react';
import { listReceivers } from '../api/pointCalls.ts';
import { asking } from '../flows/moneyFlows.ts';
import { messages } from '../messages/index.ts';
import { splitEvenly } from '../model/people.ts';

const MOST = 1_000_000;

export const FPO24340 = asking.step(
  { ask: (_, { signal }) => listReceivers(undefined, { signal }) },
  function SplitBill({ data: all, begin, goOn }) {
    const t = messages.use().money;
    const [title, setTitle] = useState('');
    const [total, setTotal] = useState<number | null>(null);
    const [chosen, setChosen] = useState<readonly string[]>([]);
    const split = splitEvenly(total ?? 0, chosen.length);
    const isGood = title.trim() !== '' && chosen.length > 0 && split.each > 0 && (total ?? 0) <= MOST;

    async function keep() {
      const people = all.filter(({ id }) => chosen.includes(id));
      await begin({ title: title.trim(), total: total ?? 0, people });
      await goOn('FPO24350');
    }

    return (
      <Screen title={t.requests.newTitle}>
        <Lead title={t.requests.newLead} />
        <Stack>
          <TextField
            field="title"
            label={t.requests.name}
            hint={t.requests.nameHint}
            value={title}
            onChange={setTitle}
            maxLength={30}
            autoComplete="off"
          />
          <AmountField
            field="total"
            label={t.requests.total}
            value={total}
            onChange={setTotal}
            unit={t.unit}
            min={1}
            max={MOST}
            quickAmounts={[1000, 10_000, 50_000]}
          />
        </Stack>
        <Section title={t.requests.people}>
          {all.map(({ id, name, phone }) => (
            <Checkbox
              key={id}
              field={`person-${id}`}
              isEnd
              leading={<PersonMark name={name} />}
              label={name}
              description={phone}
              checked={chosen.includes(id)}
              onChange={(isOn) => setChosen(isOn ? [...chosen, id] : chosen.filter((each) => each !== id))}
            />
          ))}
        </Section>
        <InlineNotice>{isGood ? t.requests.splitHint(split) : t.requests.tooFew}</InlineNotice>
        <MainButton action="next" disabled={!isGood} run={keep}>
          {t.next}
        </MainButton>
      </Screen>
    );
  },
);
