import { MainButton, Screen } from '@wallet/kit/app';
import { daysBetween } from '@wallet/kit/format';
import { Badge, InlineNotice, Lead, List, ListItem, Money, Note, Section, Stack } from '@wallet/kit/ui';
import { applying, readUnit } from '../flows/applying.ts';
import { messages } from '../messages/index.ts';
import { endsOn, SOON } from '../model/refund.ts';
import { SumRows } from '../parts/SumRows.tsx';

export const FEI20000 = applying.step(
  { needs: ['unitNo'], ask: readUnit },
  function OneUnit({ data: { unit, refunds }, goOn }) {
    const t = messages.use();
    const { arrears, paid } = unit;
    const { today } = refunds;
    const days = endsOn(unit) === '' ? SOON : daysBetween(today, endsOn(unit));
    return (
      <Screen>
        <Lead title={t.unit.lead(unit)}>{t.unit.number(unit)}</Lead>
        <Stack>
          {unit.isClosed && <InlineNotice>{t.unit.closedHint}</InlineNotice>}
          {days < SOON && <InlineNotice tone="danger">{t.unit.endsIn({ days })}</InlineNotice>}
          {unit.parts.length > 0 && (
            <Section title={t.unit.parts}>
              <List>
                {unit.parts.map((part) => (
                  <ListItem
                    key={`${part.insurance} ${part.claimUntil}`}
                    title={t.insurances[part.insurance]}
                    badge={<Badge>{t.unit.year(part)}</Badge>}
                    description={`${part.reason} · ${t.unit.until({ date: t.day({ date: part.claimUntil }) })}`}
                    trailing={<Money amount={part.won} />}
                  />
                ))}
              </List>
            </Section>
          )}
          <SumRows {...unit} isAbout />
          {arrears > 0 && (
            <InlineNotice>
              {paid === 0 ? t.unit.allOffset : t.unit.offset({ arrears, won: paid })}
            </InlineNotice>
          )}
          <Note>{t.unit.estimate}</Note>
        </Stack>
        <MainButton run={() => goOn('FEI30000')}>{t.unit.apply}</MainButton>
      </Screen>
    );
  },
);
