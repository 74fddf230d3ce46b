import { Screen, useLoad, useResume, useWallet } from '@wallet/kit/app';
import { Card, Hero, IconTile, List, ListItem, Section } from '@wallet/kit/ui';
import { readMember } from '../api/memberCalls.ts';
import { messages } from '../messages/index.ts';
import { MemberFacts } from '../parts/MemberFacts.tsx';
import { Nothing } from '../parts/Nothing.tsx';

export function FTR01010() {
  const t = messages.use();
  const { navigate } = useWallet();
  const load = useLoad((signal) => readMember(undefined, { signal }));
  useResume(load.reload);
  return (
    <Screen of={load} ground>
      {(member) =>
        member === null ? (
          <Nothing kind="member" to="FTR01001" />
        ) : (
          <>
            <Hero
              isPromise
              art={<IconTile picture="forest" size="large" />}
              label={t.member.heading({ name: member.name })}
              note={t.member.promise}
            />
            <Card>
              <Section title={t.member.particulars}>
                <MemberFacts member={member} />
              </Section>
            </Card>
            <Card>
              <List>
                <ListItem
                  leading={<IconTile picture="security" />}
                  title={t.password.title}
                  description={t.password.note}
                  action="changePassword"
                  onClick={() => navigate.push('FTR01011')}
                />
                <ListItem
                  leading={<IconTile picture="my" />}
                  title={t.leave.title}
                  description={t.leave.note}
                  action="leaveMembership"
                  onClick={() => navigate.push('FTR01012')}
                />
              </List>
            </Card>
          </>
        )
      }
    </Screen>
  );
}
