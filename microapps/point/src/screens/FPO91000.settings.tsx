import { Screen, useLoad, useWallet } from '@wallet/kit/app';
import { Actions, Button, Card, Icon, Lead, List, ListItem, Section, SettingIcon } from '@wallet/kit/ui';
import type { ReactNode } from 'react';
import { readSettings } from '../api/settingCalls.ts';
import { readSummary } from '../api/walletCalls.ts';
import { messages } from '../messages/index.ts';
import { JoinFirst } from '../parts/JoinFirst.tsx';

const groups = {
  money: ['FPO92000', 'FPO51100'],
  safety: ['FPO94000', 'FPO96000'],
  news: ['FPO93000', 'FPO95000'],
} as const;
type Code = (typeof groups)[keyof typeof groups][number];
/** It ends the wallet: last, apart, and quiet. */
const end = 'FPO9A000';

const icons = {
  FPO92000: <Icon name="refresh" />,
  FPO51100: <SettingIcon name="limit" />,
  FPO93000: <Icon name="bell" />,
  FPO94000: <SettingIcon name="pin" />,
  FPO96000: <SettingIcon name="shield" />,
  FPO95000: <Icon name="paper" />,
} as const satisfies Record<Code, ReactNode>;

/** Everything about the wallet that can be set. */
export function FPO91000() {
  const { settings: t } = messages.use().wallet;
  const { navigate } = useWallet();
  const load = useLoad(async (signal) => {
    const { walletNo } = await readSummary(undefined, { signal });
    return walletNo === '' ? null : await readSettings(undefined, { signal });
  });
  return (
    <Screen title={t.title} of={load} skeleton="list" ground>
      {(settings) => {
        if (settings === null) return <JoinFirst />;
        const isOn: Partial<Record<Code, boolean>> = {
          FPO92000: settings.autoCharge.isOn,
          FPO93000: Object.values(settings.notifications).includes(true),
        };
        return (
          <>
            <Lead title={t.lead} />
            {(['money', 'safety', 'news'] as const).map((group) => (
              <Card key={group}>
                <Section title={t.groups[group]}>
                  <List label={t.groups[group]}>
                    {groups[group].map((code) => (
                      <ListItem
                        key={code}
                        leading={icons[code]}
                        title={t.menu[code][0]}
                        description={t.menu[code][1]}
                        {...(isOn[code] !== undefined && { value: isOn[code] ? t.on : t.off })}
                        action={code}
                        onClick={() => navigate.push(code)}
                      />
                    ))}
                  </List>
                </Section>
              </Card>
            ))}
            <Actions>
              <Button full variant="text" action={end} onClick={() => navigate.push(end)}>
                {t.menu[end][0]}
              </Button>
            </Actions>
          </>
        );
      }}
    </Screen>
  );
}
