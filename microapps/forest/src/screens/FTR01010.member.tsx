import { Screen, useLoad, useResume, useWallet } from '@wallet/kit/app';
import { List, ListItem } from '@wallet/kit/ui';
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
    <Screen of={load}>
      {(member) =>
        member === null ? (
          <Nothing kind="member" to="FTR01001" />
        ) : (
          <>
            <MemberFacts member={member} />
            <List>
              <ListItem
                title={t.password.title}
                action="changePassword"
                onClick={() => navigate.push('FTR01011')}
              />
              <ListItem
                title={t.leave.title}
                action="leaveMembership"
                onClick={() => navigate.push('FTR01012')}
              />
            </List>
          </>
        )
      }
    </Screen>
  );
}
