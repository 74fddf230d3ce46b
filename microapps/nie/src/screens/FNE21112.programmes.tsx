import { MainButton, Screen } from '@wallet/kit/app';
import { Card, Checkbox, EmptyState, InlineNotice, KeyValue, Lead, Section, Stepper } from '@wallet/kit/ui';
import { useState } from 'react';
import { listProgrammes } from '../api/calls.ts';
import { staying } from '../flows/staying.ts';
import { messages } from '../messages/index.ts';
import { type Chosen, chosenOf, overlaps, sumOf } from '../model/stay.ts';

export const FNE21112 = staying.step(
  { needs: ['roomId'], ask: ({ begin, end }, { signal }) => listProgrammes({ begin, end }, { signal }) },
  function Programmes({ draft, data: all, goOn }) {
    const t = messages.use();
    const { guests, roomTotal, programs = [] } = draft;
    const [counts, setCounts] = useState<Chosen>(() =>
      Object.fromEntries(programs.map(({ number, count }) => [number, Math.min(count, guests)])),
    );
    const chosen = chosenOf(all, counts);
    const isTwice = overlaps(chosen);
    const programTotal = sumOf(chosen);
    const money = (label: string, amount: number) => ({ label, value: t.price({ amount }) });
    const next = () =>
      goOn('FNE21114', {
        programTotal,
        programs: chosen.map(({ number, count }) => ({ number, count })),
      });
    if (all.length === 0)
      return (
        <Screen>
          <EmptyState picture="none" title={t.programs.none} description={t.rooms.noneHint} />
        </Screen>
      );
    return (
      <Screen>
        <Lead title={t.programs.title}>{t.programs.note}</Lead>
        {[...new Set(all.map(({ date }) => date))].map((date) => (
          <Section key={date} title={t.day({ date })}>
            {all
              .filter((one) => one.date === date)
              .map((one) => {
                const most = Math.min(guests, one.left);
                const count = counts[one.number] ?? 0;
                const set = (value: number) => setCounts({ ...counts, [one.number]: value });
                return (
                  <div key={one.number}>
                    <Checkbox
                      field={one.number}
                      label={one.name}
                      description={
                        one.left === 0 ? `${t.programs.one(one)} · ${t.left(one)}` : t.programs.one(one)
                      }
                      checked={count > 0}
                      disabled={most === 0}
                      onChange={(isOn) => set(isOn ? most : 0)}
                    />
                    {count > 0 && most > 1 && (
                      <Stepper
                        field={`count-${one.number}`}
                        label={t.programs.count(one)}
                        unit={t.unit}
                        min={1}
                        max={most}
                        value={count}
                        onChange={set}
                      />
                    )}
                  </div>
                );
              })}
          </Section>
        ))}
        <div role="status">{isTwice && <InlineNotice tone="danger">{t.programs.overlap}</InlineNotice>}</div>
        <Section title={t.programs.sums}>
          <Card tone="soft">
            <KeyValue
              rows={[
                money(t.facts.roomTotal, roomTotal),
                money(t.facts.programTotal, programTotal),
                { ...money(t.facts.total, roomTotal + programTotal), isStrong: true },
              ]}
            />
          </Card>
        </Section>
        <MainButton disabled={chosen.length === 0 || isTwice} run={next}>
          {t.next}
        </MainButton>
      </Screen>
    );
  },
);
