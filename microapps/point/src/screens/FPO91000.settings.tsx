import { Screen, useLoad, useWallet } from '@wallet/kit/app';
import { IconTile, List, ListItem } from '@wallet/kit/ui';
import { readSettings } from '../api/settingCalls.ts';
import { readSummary } from '../api/walletCalls.ts';
import { messages } from '../messages/index.ts';
import { JoinFirst } from '../parts/JoinFirst.tsx';

const codes = ['FPO92000', 'FPO93000', 'FPO94000', 'FPO51100', 'FPO95000', 'FPO96000', 'FPO9A000'] as const;

const pictures = {
  FPO92000: 'charge',
  FPO93000: 'notice',
  FPO94000: 'security',
  FPO51100: 'rates',
  FPO95000: 'whitepaper',
  FPO96000: 'my',
  FPO9A000: 'point',
} as const satisfies Record<(typeof codes)[number], string>;

/** Everything about the wallet that can be set. */
export function FPO91000() {
  const { settings: t } = messages.use().wallet;
  const { navigate } = useWallet();
  const load = useLoad(async (signal) => {
    const { walletNo } = await readSummary(undefined, { signal });
    return walletNo === '' ? null : await readSettings(undefined, { signal });
  });
  return (
    <Screen title={t.title} of={load} skeleton="list">
      {(settings) =>
        settings === null ? (
          <JoinFirst />
        ) : (
          <List label={t.list}>
            {codes.map((code) => (
              <ListItem
                key={code}
                leading={<IconTile picture={pictures[code]} />}
                title={t.menu[code][0]}
                description={t.menu[code][1]}
                {...(code === 'FPO92000' ? { value: settings.autoCharge.isOn ? t.on : t.off } : {})}
                action={code}
                onClick={() => navigate.push(code)}
              />
            ))}
          </List>
        )
      }
    </Screen>
  );
}
