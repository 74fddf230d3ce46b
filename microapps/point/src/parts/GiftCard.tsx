import { Actions, Badge, Button, Card, List, ListItem, Money, Note } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import type { Gift } from '../model/people.ts';

interface GiftCardProps {
  gift: Gift;
  isBusy: boolean;
  onEnd: (how: 'accept' | 'return' | 'takeBack') => void;
}

/** Points that somebody sent, and what can be done with them. */
export function GiftCard({ gift, isBusy, onEnd }: GiftCardProps) {
  const t = messages.use().money;
  const isIn = gift.direction === 'in';
  const isWaiting = gift.state === 'waiting';
  return (
    <Card>
      <div data-gift={gift.state}>
        <List>
          <ListItem
            title={isIn ? t.gifts.from({ name: gift.name }) : t.gifts.to({ name: gift.name })}
            state={<Badge tone={isWaiting ? 'accent' : 'neutral'}>{t.gifts.states[gift.state]}</Badge>}
            trailing={<Money amount={gift.amount} unit={t.unit} />}
          />
        </List>
        {gift.message !== '' && <p>{gift.message}</p>}
        {isWaiting && <Note>{t.until({ date: gift.until })}</Note>}
        {isWaiting && (
          <Actions beside>
            {isIn && (
              <Button size="small" action="acceptGift" isBusy={isBusy} onClick={() => onEnd('accept')}>
                {t.gifts.accept}
              </Button>
            )}
            <Button
              size="small"
              variant="secondary"
              action={isIn ? 'returnGift' : 'takeBackGift'}
              isBusy={isBusy}
              onClick={() => onEnd(isIn ? 'return' : 'takeBack')}
            >
              {isIn ? t.gifts.return : t.gifts.takeBack}
            </Button>
          </Actions>
        )}
      </div>
    </Card>
  );
}
