import { Screen, useLoad, usePerson, useQuery, useWallet } from '@wallet/kit/app';
import { readIndex, readJoinedServices, serviceName } from '@wallet/kit/common';
import { maskPhone } from '@wallet/kit/format';
import { locale } from '@wallet/kit/messages';
import type { Person } from '@wallet/kit/session';
import { Button, Card, List, ListItem, PersonMark, Section, SettingIcon } from '@wallet/kit/ui';
import { AgreedTerms } from '../flows/AgreedTerms.tsx';
import { Holdings } from '../flows/Holdings.tsx';
import { LeaveWallet } from '../flows/LeaveWallet.tsx';
import { messages } from '../messages/index.ts';
import { formatPhone } from '../model/phone.ts';
import { Appearance } from '../parts/Appearance.tsx';
import { Help } from '../parts/Help.tsx';
import { Security } from '../parts/Security.tsx';
import { useLogout } from '../parts/useLogout.ts';

export function FMY10000() {
  const person = usePerson();
  const view = useQuery().get('view');
  const { navigate } = useWallet();
  if (!person) return null;
  if (view === 'terms') return <AgreedTerms person={person} />;
  // In the address, so that who settles something elsewhere comes back to it.
  if (view === 'leave') return <LeaveWallet person={person} />;
  return <OwnPage person={person} onLeave={() => navigate.push('FMY10000', { query: { view: 'leave' } })} />;
}

function OwnPage({ person, onLeave }: { person: Person; onLeave: () => void }) {
  const { own: t } = messages.use();
  const { navigate } = useWallet();
  const logout = useLogout();
  const load = useLoad(
    (signal) => Promise.all([readJoinedServices(undefined, { signal }), readIndex()]),
    [person.memberId],
  );
  const language = locale.value;

  return (
    <Screen title={t.title} of={load} ground>
      {([services, registry]) => (
        <>
          <Card>
            <List>
              <ListItem
                leading={<PersonMark name={person.name} size="large" />}
                title={t.hello({ name: person.name })}
                description={`${maskPhone(formatPhone(person.phone))} · ${t.ways[person.certType === '' ? 'none' : 'certificate']}`}
                action="edit"
                onClick={() => navigate.push('FME91000')}
              />
            </List>
            <Holdings person={person} registry={registry} />
          </Card>
          <Security person={person} registry={registry} />
          <Card>
            <Section title={t.look}>
              <Appearance />
            </Section>
          </Card>
          <Help
            person={person}
            registry={registry}
            joined={services
              .filter(({ isJoined }) => isJoined)
              .map(
                ({ serviceCode }) => serviceName(serviceCode, language) ?? t.service({ code: serviceCode }),
              )}
          />
          <Card>
            <List>
              <ListItem
                isAct
                leading={<SettingIcon name="logout" />}
                title={t.logout}
                action="logout"
                onClick={() => void logout.run()}
              />
            </List>
          </Card>
          <Button full variant="text" size="small" action="leave" onClick={onLeave}>
            {t.leave}
          </Button>
        </>
      )}
    </Screen>
  );
}
