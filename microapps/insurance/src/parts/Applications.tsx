import { useWallet } from '@wallet/kit/app';
import { Badge, Card, IconTile, List, ListItem, Money, Section } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import type { Application } from '../model/refund.ts';

/** What was applied for, the newest first; it runs on and stays readable after leaving. */
export function Applications({ applications }: { applications: readonly Application[] }) {
  const t = messages.use();
  const { navigate } = useWallet();
  if (applications.length === 0) return null;
  return (
    <Card>
      <Section title={t.home.applications}>
        <List>
          {applications.toReversed().map((one) => (
            <ListItem
              key={one.id}
              action="openApplication"
              leading={<IconTile picture="account" />}
              title={one.unitName}
              state={
                <Badge tone={one.state === 'cameBack' ? 'danger' : 'neutral'}>{t.states[one.state]}</Badge>
              }
              description={
                one.state === 'cameBack'
                  ? undefined
                  : t.day({ date: (one.steps.at(-1)?.at ?? '').slice(0, 8) })
              }
              trailing={<Money amount={one.refundWon} />}
              onClick={() => navigate.push('FEI40000', { query: { applicationId: one.id } })}
            />
          ))}
        </List>
      </Section>
    </Card>
  );
}
