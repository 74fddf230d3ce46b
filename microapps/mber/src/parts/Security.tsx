import { useAction, useWallet } from '@wallet/kit/app';
import { findPage, type ReleaseIndex } from '@wallet/kit/manifest';
import type { Person } from '@wallet/kit/session';
import { Card, Icon, List, ListItem, Section } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';

/** Where the payment password is changed: it is the point area's. */
const PIN = 'FPO94000';

interface SecurityProps {
  person: Person;
  /** what is released; null where nobody knows */
  registry: ReleaseIndex | null;
}

/**
 * What keeps the account safe: its passwords, and the device of this session. The specification knows neither a list
 * of devices nor one of sign-ins, and no setting of biometry: nothing stands here for them.
 */
export function Security({ person: { device, hasKbPin }, registry }: SecurityProps) {
  const { own: t } = messages.use();
  const { navigate } = useWallet();
  const open = useAction((path: string) => navigate.open(path));
  const pin = registry && findPage(registry, PIN)?.screen.path;
  return (
    <Card>
      <Section title={t.security}>
        <List label={t.security}>
          <ListItem
            leading={<Icon name="lock" />}
            title={t.password}
            value={t.change}
            action="password"
            onClick={() => navigate.push('FME93000')}
          />
          {pin && (
            <ListItem
              leading={<Icon name="lock" />}
              title={t.pin}
              value={t.change}
              action="pin"
              onClick={() => void open.run(pin)}
            />
          )}
          <ListItem leading={<Icon name="lock" />} title={t.kbPin} value={hasKbPin ? t.used : t.notUsed} />
          {device.model !== '' && (
            <ListItem leading={<Icon name="phone" />} title={t.device} value={device.model} />
          )}
        </List>
      </Section>
    </Card>
  );
}
