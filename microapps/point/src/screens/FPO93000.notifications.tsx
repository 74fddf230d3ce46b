import { MainButton } from '@wallet/kit/app';
import { IconTile, Lead, Stack, Switch, toast } from '@wallet/kit/ui';
import { useState } from 'react';
import { saveNotifications } from '../api/settingCalls.ts';
import { WithSettings } from '../flows/WithSettings.tsx';
import { messages } from '../messages/index.ts';
import type { Settings } from '../model/wallet.ts';
import { useWalletAction } from '../parts/useWalletAction.ts';

const kinds = ['money', 'expiry', 'benefits'] as const;

const pictures = { money: 'point', expiry: 'history', benefits: 'event' } as const;

/** What the customer wants to hear of. */
export function FPO93000() {
  const { settings: t } = messages.use().wallet;
  return (
    <WithSettings title={t.noticeTitle}>
      {({ notifications }) => <NotificationForm initial={notifications} />}
    </WithSettings>
  );
}

function NotificationForm({ initial }: { initial: Settings['notifications'] }) {
  const { settings: t } = messages.use().wallet;
  const [value, setValue] = useState(initial);
  const save = useWalletAction(async () => {
    await saveNotifications(value);
    toast(t.saved);
  });
  return (
    <>
      <Lead title={t.noticeLead} />
      <Stack>
        {kinds.map((kind) => (
          <Switch
            key={kind}
            leading={<IconTile picture={pictures[kind]} />}
            field={kind}
            label={t.notices[kind][0] ?? ''}
            description={t.notices[kind][1]}
            checked={value[kind]}
            onChange={(isOn) => setValue({ ...value, [kind]: isOn })}
          />
        ))}
        <MainButton action="submit" run={save}>
          {t.save}
        </MainButton>
      </Stack>
    </>
  );
}
