import { useAction, useWallet } from '@wallet/kit/app';
import { formatDate, maskEmail } from '@wallet/kit/format';
import { findPage, type ReleaseIndex } from '@wallet/kit/manifest';
import type { Person } from '@wallet/kit/session';
import { Card, Disclosure, Icon, KeyValue, List, ListItem, Note, Section, SettingIcon } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import { consentNames } from '../model/consents.ts';

/** Notices, and what customers ask with the number to call: pages of other domains. */
const pages = ['FAL21000', 'FPO60000'] as const;
const icons = { FAL21000: 'news', FPO60000: 'center' } as const;

interface HelpProps {
  person: Person;
  /** what is released; null where nobody knows */
  registry: ReleaseIndex | null;
  /** the services that were joined, by name */
  joined: readonly string[];
}

/** What the customer joined and agreed to, as whom, where to ask, and which wallet this is. */
export function Help({ person, registry, joined }: HelpProps) {
  const { own: t, consents } = messages.use();
  const { navigate } = useWallet();
  const open = useAction((path: string) => navigate.open(path));
  const agreed = consentNames.filter((name) => person.consents[name]);
  const version = registry?.apps.find(({ id }) => id === 'launcher')?.version;
  return (
    <>
      <Card>
        <Section title={t.joined}>
          <List label={t.joined}>
            <ListItem
              leading={<SettingIcon name="message" />}
              title={consents.title}
              description={
                agreed.length > 0 ? agreed.map((name) => consents.names[name].title).join(', ') : t.noConsents
              }
              action="consents"
              onClick={() => navigate.push('FME94000')}
            />
            <ListItem
              leading={<Icon name="paper" />}
              title={t.terms}
              description={t.termsText}
              action="terms"
              onClick={() => navigate.push('FMY10000', { query: { view: 'terms' } })}
            />
          </List>
        </Section>
      </Card>
      {/* What unfolds here stands apart from what leads to a page. */}
      <Card>
        <Section title={t.joinedAs}>
          <Disclosure
            leading={<Icon name="all" />}
            title={t.services}
            value={t.serviceCount({ count: joined.length })}
          >
            <Note>{joined.join(', ')}</Note>
          </Disclosure>
          <Disclosure leading={<SettingIcon name="member" />} title={t.member}>
            <KeyValue
              rows={[
                { label: t.birth, value: formatDate(person.birth) },
                { label: t.email, value: person.email ? maskEmail(person.email) : t.none },
                ...(person.walletId ? [{ label: t.walletId, value: person.walletId }] : []),
              ]}
            />
          </Disclosure>
        </Section>
      </Card>
      <Card>
        <Section title={t.help}>
          <List label={t.help}>
            {pages.map((code) => {
              const path = registry && findPage(registry, code)?.screen.path;
              return (
                path && (
                  <ListItem
                    key={code}
                    leading={<SettingIcon name={icons[code]} />}
                    title={t.pages[code]}
                    action={`open${code}`}
                    onClick={() => void open.run(path)}
                  />
                )
              );
            })}
            {version && <ListItem leading={<Icon name="info" />} title={t.version} value={version} />}
          </List>
        </Section>
      </Card>
    </>
  );
}
