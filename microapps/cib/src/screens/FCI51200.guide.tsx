import { MainButton, Screen, useLoad, usePerson, useSignIn, useWallet } from '@wallet/kit/app';
import { addDays, addMonths, daysBetween, todaySeoul } from '@wallet/kit/format';
import {
  Bullets,
  Card,
  DateSheet,
  FoldedList,
  IconTile,
  KeyValue,
  Lead,
  Note,
  Section,
} from '@wallet/kit/ui';
import { useState } from 'react';
import { readGuide } from '../api/calls.ts';
import { messages } from '../messages/index.ts';
import { fineFor } from '../model/car.ts';

const sizes = ['light', 'small', 'middle', 'large'] as const;

/** For everybody: who must, when, what it costs, and what being late costs. */
export function FCI51200() {
  const t = messages.use();
  const { guide: g } = t;
  const { navigate } = useWallet();
  const isMember = usePerson() !== null;
  const signIn = useSignIn();
  const load = useLoad(readGuide);
  const [validTo, setValidTo] = useState('');
  const today = todaySeoul();
  return (
    <Screen of={load} ground>
      {(guide) => {
        const closes = validTo && addDays(validTo, guide.after);
        const late = closes ? daysBetween(closes, today) : 0;
        const money = (amount: number) => t.won({ amount });
        return (
          <>
            <IconTile picture="car" size="large" />
            <Lead title={g.title}>{g.lead(guide)}</Lead>
            <Card>
              <Section title={g.when}>
                <DateSheet
                  field="validTo"
                  label={g.validTo}
                  placeholder={g.choose}
                  min={addMonths(today, -24)}
                  max={addMonths(today, 60)}
                  value={validTo}
                  onChange={setValidTo}
                />
                {closes ? (
                  <KeyValue
                    rows={[
                      {
                        label: t.facts.window,
                        value: t.span({ from: addDays(validTo, -guide.before), until: closes }),
                      },
                      { label: g.fineNow, value: money(fineFor(guide, late)), isStrong: true },
                    ]}
                  />
                ) : (
                  <Note>{g.whenHint}</Note>
                )}
              </Section>
            </Card>
            <Card>
              <Section title={g.fines}>
                <KeyValue
                  rows={[
                    { label: g.firstDays({ days: guide.firstDays }), value: money(guide.first) },
                    {
                      label: g.steps({ days: guide.stepDays }),
                      value: g.plus({ amount: guide.step }),
                    },
                    { label: g.fromDay({ days: guide.mostDays }), value: money(guide.most) },
                  ]}
                />
                <Note>{t.car.estimate}</Note>
              </Section>
            </Card>
            <Card>
              <Section title={g.who}>
                <KeyValue
                  rows={guide.terms.map(({ who, first, later }) => ({
                    label: who,
                    value: [first, later].filter(Boolean).join(', '),
                  }))}
                />
              </Section>
            </Card>
            <Card>
              <Section title={g.fees}>
                <FoldedList
                  label={g.fees}
                  rows={guide.fees.map(({ kind, ...amounts }) => ({
                    title: t.kinds[kind],
                    text: sizes.map((size) => `${t.sizes[size]} ${money(amounts[size])}`).join('\n'),
                  }))}
                />
              </Section>
            </Card>
            <Card>
              <Section title={t.booking.bring}>
                <Bullets texts={t.booking.bringTexts} />
              </Section>
            </Card>
            <MainButton
              action="begin"
              run={() => (isMember ? navigate.push('FCI00000') : signIn('/cib/FCI00000'))}
            >
              {isMember ? g.begin : g.signIn}
            </MainButton>
          </>
        );
      }}
    </Screen>
  );
}
