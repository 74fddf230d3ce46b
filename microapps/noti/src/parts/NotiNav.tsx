import { useShownScreen, useWallet } from '@wallet/kit/app';
import { pathOf } from '@wallet/kit/manifest';
import { TabLinks } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';

const codes = ['FAL11000', 'FAL21000', 'FAL30000'] as const;

/** Notifications, notices and events stand side by side: going between them is no step that back would retrace. */
export function NotiNav() {
  const t = messages.use().nav;
  const { navigate, manifest } = useWallet();
  const { code } = useShownScreen();
  return (
    <TabLinks
      label={t.label}
      tabs={codes.map((value) => ({
        value,
        label: t[value],
        href: pathOf(manifest, value),
        action: `open${value}`,
      }))}
      current={code}
      onGo={(next) => navigate.replace(next)}
    />
  );
}
