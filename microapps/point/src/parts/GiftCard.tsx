import { Badge, Button, Card, Money } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import type { Gift } from '../model/people.ts';
import styles from './money.module.css';

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
        <div className={styles.between}>
          <span>{isIn ? t.gifts.from({ name: gift.name }) : t.gifts.to({ name: gift.name })}</span>
          <Badge tone={isWaiting ? 'accent' : 'neutral'}>{t.gifts.states[gift.state]}</Badge>
        </div>
        <p>
          <Money amount={gift.amount} unit={t.unit} size="large" />
        </p>
        {gift.message !== '' && <p>{gift.message}</p>}
        {isWaiting && <p className={styles.note}>{t.until({ date: gift.until })}</p>}
        {isWaiting && (
          <div className={styles.row}>
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
          </div>
        )}
      </div>
    </Card>
  );
}
