import { blockingHoldings, type Holding, holdingsByService } from '../../common/index.ts';
import { kitMessages, locale } from '../../messages/index.ts';
import { Badge, Card, InlineNotice, List, ListItem, Money, Note, Section, Stack } from '../../ui/index.ts';
import { useFollowLink } from '../useFollowLink.ts';
import { useHoldingsWords } from './useHoldingsWords.ts';

interface HoldingsListProps {
  holdings: readonly Holding[];
}

const tones = { blocks: 'danger', stays: 'success', ends: 'neutral' } as const;

/**
 * What a customer has before they leave, by service: its name, its sum, what happens to it, and the way to the screen
 * where it is resolved, also in another app. It says so where nothing is left.
 */
export function HoldingsList({ holdings }: HoldingsListProps) {
  const t = useHoldingsWords();
  if (holdings.length === 0) return <Note>{t.none}</Note>;
  const count = blockingHoldings(holdings).length;
  const groups = holdingsByService(holdings);
  return (
    <Stack>
      <InlineNotice
        tone={count > 0 ? 'warning' : 'info'}
        messageId={count > 0 ? 'leaveBlocked' : 'leaveFree'}
      >
        {count > 0 ? t.blocked({ count }) : t.free}
      </InlineNotice>
      {groups.map(({ service, name, holdings: own }) => {
        const title = groups.length === 1 ? t.title : name[locale.value] || t.title;
        return (
          <Card key={service}>
            <Section title={title}>
              <List label={title}>
                {own.map((one) => (
                  <Row key={one.id} holding={one} />
                ))}
              </List>
            </Section>
          </Card>
        );
      })}
    </Stack>
  );
}

function Row({ holding: { name, amount, onLeave, fate, screen } }: { holding: Holding }) {
  const t = useHoldingsWords();
  const { units } = kitMessages.use();
  const follow = useFollowLink();
  // A link names a screen as `CODE|key=value`.
  // Grams of gold, points and won have words of their own; a currency is named by its code.
  const words: Readonly<Record<string, string>> = { PNT: units.points, XAU: units.grams };
  return (
    <ListItem
      title={name[locale.value]}
      description={fate[locale.value]}
      state={<Badge tone={tones[onLeave]}>{t.badges[onLeave]}</Badge>}
      action="openHolding"
      {...(amount && {
        trailing:
          amount.currency === 'KRW' ? (
            <Money amount={amount.value} />
          ) : (
            <Money amount={amount.value} unit={words[amount.currency] ?? amount.currency} />
          ),
      })}
      {...(screen !== '' && { onClick: () => void follow.run(screen.replace('?', '|')) })}
    />
  );
}
