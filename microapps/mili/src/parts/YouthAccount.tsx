import { useWallet } from '@wallet/kit/app';
import { Badge, Button, IconTile, InlineNotice, List, ListItem, Note, Section, Stack } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import { conditionsOf, countedAge, type Youth } from '../model/youth.ts';

const BANK = 'https://obank.kbstar.com';
const pictures = { age: 'my', income: 'account', oldAccount: 'cert' } as const;

/** The youth account: each condition by itself, and what is missing. Months of service come from the record. */
export function YouthAccount({ youth }: { youth: Youth }) {
  const { youth: t } = messages.use();
  const { navigate } = useWallet();
  const conditions = conditionsOf(youth);
  const missing = conditions.filter(({ isMet }) => !isMet).length;
  const { ageMonths, serviceMonths, minAge, maxAge, income, maxIncome, hasOldAccount } = youth;
  const says = {
    age: `${t.age({ min: minAge, max: maxAge })} · ${
      serviceMonths > 0
        ? t.ageCounted({ service: serviceMonths, months: countedAge(youth) })
        : t.ageNow({ months: ageMonths })
    }`,
    income: t.income({ amount: income, max: maxIncome }),
    oldAccount: t.old[hasOldAccount ? 'yes' : 'no'],
  };
  return (
    <Section title={t.title}>
      <Stack>
        <Note>{t.about(youth)}</Note>
        <InlineNotice tone={missing === 0 ? 'success' : 'info'}>
          {missing === 0 ? t.can : t.cannot({ count: missing })}
        </InlineNotice>
        <List label={t.title}>
          {conditions.map(({ kind, isMet }) => (
            <ListItem
              key={kind}
              leading={<IconTile picture={pictures[kind]} size="small" />}
              title={t.conditions[kind]}
              description={says[kind]}
              badge={<Badge tone={isMet ? 'success' : 'danger'}>{isMet ? t.met : t.missing}</Badge>}
            />
          ))}
        </List>
        <Note>{youth.isServing ? t.serving : t.household}</Note>
        {missing === 0 && (
          <Button full variant="secondary" action="openBank" onClick={() => void navigate.outside(BANK)}>
            {t.open}
          </Button>
        )}
      </Stack>
    </Section>
  );
}
