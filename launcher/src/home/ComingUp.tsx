import { useWallet } from '@wallet/kit/app';
import type { ComingUp as Coming } from '@wallet/kit/common';
import { Button, Card, List, Section } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import { comingPath } from '../model/quickDoors.ts';
import { ComingRow } from './ComingRow.tsx';

/** So many rows home shows. */
const homeRows = 3;

/** The first of what comes, by date, and the way to the rest. Without any it is not there. */
export function ComingUp({ next }: { next: readonly Coming[] }) {
  const t = messages.use().comingUp;
  const { navigate } = useWallet();
  if (next.length === 0) return null;
  return (
    <Card>
      <Section
        title={t.title}
        action={
          <Button variant="text" size="small" action="allComingUp" onClick={() => navigate.push(comingPath)}>
            {t.more}
          </Button>
        }
      >
        <List label={t.title}>
          {next.slice(0, homeRows).map((one) => (
            <ComingRow key={`${one.kind} ${one.id}`} coming={one} />
          ))}
        </List>
      </Section>
    </Card>
  );
}
