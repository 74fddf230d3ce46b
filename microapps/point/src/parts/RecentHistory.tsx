import { useWallet } from '@wallet/kit/app';
import { momentText } from '@wallet/kit/format';
import { locale } from '@wallet/kit/messages';
import { Button, Card, ErrorState, IconTile, List, ListItem, Note, Section } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import { useSay } from '../messages/useSay.ts';
import { type HistoryItem, pictureOf } from '../model/history.ts';
import { cancelledLook } from './cancelledLook.tsx';
import { Signed } from './Signed.tsx';

const recentAtMost = 3;

interface RecentHistoryProps {
  /** absent where it could not be read */
  items: readonly HistoryItem[] | undefined;
  onRetry: () => void;
}

/** The newest moves; what cannot be read does not take the balance away. */
export function RecentHistory({ items, onRetry }: RecentHistoryProps) {
  const { home: t } = messages.use().wallet;
  const { history } = messages.use().money;
  const say = useSay();
  const { navigate } = useWallet();
  return (
    <Card>
      <Section
        title={t.recent}
        action={
          <Button variant="text" leads action="allHistory" onClick={() => navigate.push('FPO41100')}>
            {t.all}
          </Button>
        }
      >
        {items === undefined ? (
          <ErrorState messageId="failedToFetchData" onRetry={onRetry} />
        ) : items.length === 0 ? (
          <Note>{t.recentNone}</Note>
        ) : (
          <List label={t.recent}>
            {items.slice(0, recentAtMost).map((item) => (
              <ListItem
                key={item.number}
                leading={<IconTile picture={pictureOf(item)} />}
                title={say(item.title)}
                {...cancelledLook(item, history)}
                description={momentText(item.at, locale.value)}
                trailing={<Signed amount={item.amount} />}
                action="openTransaction"
                onClick={() => navigate.push('FPO41200', { query: { number: item.number } })}
              />
            ))}
          </List>
        )}
      </Section>
    </Card>
  );
}
