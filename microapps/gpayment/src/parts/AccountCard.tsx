import { accountEnd } from '@wallet/kit/format';
import { Badge, BankMark, Button, Card, KeyValue, List, ListItem, Money, Section } from '@wallet/kit/ui';
import { accountName, type PayAccount } from '../model/payAccount.ts';
import styles from './serviceText.module.css';
import { useService } from './useService.ts';

interface AccountCardProps {
  account: PayAccount;
  /** the one that pays */
  isLast: boolean;
  isBusy: boolean;
  onUse: () => void;
  onRemove: () => void;
}

/** A payment account: whose it is, what is in it, and what to do with it. */
export function AccountCard({ account, isLast, isBusy, onUse, onRemove }: AccountCardProps) {
  const { accounts: t } = useService();
  const name = accountName(account);
  const kind = t.kinds[account.kind];
  const amount = (won: number | undefined) => (won === undefined ? t.unknown : <Money amount={won} />);
  return (
    <Section
      title={name}
      action={
        <Button
          variant="text"
          size="small"
          action="remove"
          label={t.removeOf({ name })}
          isBusy={isBusy}
          onClick={onRemove}
        >
          {t.remove}
        </Button>
      }
    >
      <Card tone={isLast ? 'accent' : 'plain'}>
        <List>
          <ListItem
            leading={<BankMark code={account.bankCode} name={account.bankName} />}
            title={`${account.bankName} ${accountEnd(account.number)}`}
            badge={isLast && <Badge tone="success">{t.last}</Badge>}
          />
        </List>
        <div className={styles.block}>
          <KeyValue
            rows={[
              ...(kind ? [{ label: t.kind, value: kind }] : []),
              { label: t.balance, value: amount(account.balance) },
              { label: t.available, value: amount(account.available), isStrong: true },
            ]}
          />
        </div>
        {!isLast && (
          <div className={styles.buttons}>
            <Button full variant="secondary" action="use" isBusy={isBusy} onClick={onUse}>
              {t.use}
            </Button>
          </div>
        )}
      </Card>
    </Section>
  );
}
