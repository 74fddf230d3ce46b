import { MainButton, useWallet } from '@wallet/kit/app';
import { formatMoney } from '@wallet/kit/format';
import {
  Card,
  Chips,
  IconTile,
  InlineNotice,
  Lead,
  List,
  ListItem,
  Stack,
  Switch,
  toast,
} from '@wallet/kit/ui';
import { useState } from 'react';
import { saveAutoCharge } from '../api/settingCalls.ts';
import { WithSettings } from '../flows/WithSettings.tsx';
import { messages } from '../messages/index.ts';
import type { Settings } from '../model/wallet.ts';
import { useWalletAction } from '../parts/useWalletAction.ts';

const marks = [5000, 10_000, 30_000, 50_000];
const amounts = [10_000, 30_000, 50_000, 100_000];

/** Charging by itself when points run short. */
export function FPO92000() {
  const { settings: t } = messages.use().wallet;
  return (
    <WithSettings title={t.autoTitle}>
      {({ autoCharge, points }) => <AutoChargeForm initial={autoCharge} balance={points} />}
    </WithSettings>
  );
}

interface AutoChargeFormProps {
  initial: Settings['autoCharge'];
  balance: number | undefined;
}

function AutoChargeForm({ initial, balance }: AutoChargeFormProps) {
  const { settings: t, points } = messages.use().wallet;
  const { navigate } = useWallet();
  const [value, setValue] = useState(initial);
  const save = useWalletAction(
    async () => {
      await saveAutoCharge(value);
      toast(t.saved);
    },
    (code) => {
      if (code === 'UBPT0002') navigate.push('FPO21100');
    },
  );
  const options = (all: readonly number[]) =>
    all.map((amount) => ({ value: String(amount), label: points({ amount: formatMoney(amount) }) }));
  return (
    <>
      <Lead picture="charge" title={t.autoLead}>
        {t.autoText}
      </Lead>
      <Stack>
        <Card tone="soft">
          <Switch
            field="isOn"
            label={t.autoLabel}
            description={value.isOn ? undefined : t.autoOff}
            checked={value.isOn}
            onChange={(isOn) => setValue({ ...value, isOn })}
          />
        </Card>
        {!value.isOn && (
          <List>
            {t.autoFacts.map(({ picture, title, text }) => (
              <ListItem
                key={picture}
                leading={<IconTile picture={picture} />}
                title={title}
                description={text}
              />
            ))}
          </List>
        )}
        {value.isOn && (
          <>
            <Stack>
              <strong>{t.below}</strong>
              <Chips
                legend={t.below}
                value={String(value.below)}
                onChange={(below) => setValue({ ...value, below: Number(below) })}
                options={options(marks)}
              />
            </Stack>
            <Stack>
              <strong>{t.amount}</strong>
              <Chips
                legend={t.amount}
                value={String(value.amount)}
                onChange={(amount) => setValue({ ...value, amount: Number(amount) })}
                options={options(amounts)}
              />
            </Stack>
            <InlineNotice>
              <p data-part="promise">
                {t.autoSays({ below: formatMoney(value.below), amount: formatMoney(value.amount) })}
              </p>
              {balance !== undefined && balance < value.below && (
                <p>{t.autoNow({ points: formatMoney(balance) })}</p>
              )}
              <p>{t.autoNot}</p>
            </InlineNotice>
          </>
        )}
        <MainButton action="submit" run={save}>
          {t.save}
        </MainButton>
      </Stack>
    </>
  );
}
