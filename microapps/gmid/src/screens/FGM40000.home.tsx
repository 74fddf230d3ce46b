import { DoorList, MainButton, Screen, useFollowLink, useWallet } from '@wallet/kit/app';
import { Card, Hero, IconTile, List, ListItem, Note, Section, SkeletonDigitalId } from '@wallet/kit/ui';
import { signInAgain } from '../flows/SignInAgain.tsx';
import { type Member, useMember } from '../flows/useMember.ts';
import { WayOut } from '../flows/WayOut.tsx';
import { messages } from '../messages/index.ts';
import { IdCard } from '../parts/IdCard.tsx';

const doors = [
  ['FGM50000', 'gmid'],
  ['FGM71000', 'security'],
  ['FGMInfoPage', 'whitepaper'],
] as const;

/** The ID as a card; without one, what it is good for and the way to it. */
export function FGM40000() {
  const t = messages.use();
  const load = useMember();
  return (
    <Screen of={load} ground skeleton={<SkeletonDigitalId />} instead={signInAgain}>
      {(member) => {
        const [id] = member.ids;
        const has = id && member.state !== 'none' && member.state !== 'young';
        return (
          <>
            {has ? (
              <>
                <IdCard id={id} state={member.state} isDue={member.isDue} />
                <WayOut member={member} />
              </>
            ) : (
              <None member={member} />
            )}
            <DoorList
              bare
              title={t.home.more}
              doors={doors
                .filter(([code]) => has || code === 'FGMInfoPage')
                .map(([code, picture]) => ({
                  code,
                  picture,
                  name: t.home.doors[code],
                  state: t.home.doorNotes[code],
                }))}
            />
            <Card>
              <Section title={t.home.places}>
                <List label={t.home.places}>
                  {member.places.map(({ name, kind }) => (
                    <ListItem
                      key={name}
                      leading={<IconTile picture={kind === 'branch' ? 'account' : 'cmarket'} />}
                      title={name}
                      description={t.home.kinds[kind]}
                    />
                  ))}
                </List>
              </Section>
            </Card>
            <Note>{t.legal}</Note>
          </>
        );
      }}
    </Screen>
  );
}

function None({ member: { state, step } }: { member: Member }) {
  const { home: t } = messages.use();
  const { navigate } = useWallet();
  const follow = useFollowLink();
  const isYoung = state === 'young';
  const isBegun = step > 1;
  return (
    <>
      <Hero
        isPromise
        label={isYoung ? t.young : t.promise}
        note={isYoung ? t.youngNote : isBegun ? t.goOnNote({ step }) : t.note}
        art={<IconTile picture="gmid" size="large" />}
      />
      {isYoung ? (
        <MainButton action="studentCard" run={() => follow.run('FSL10000')}>
          {t.student}
        </MainButton>
      ) : (
        <MainButton action="get" run={() => navigate.push('FGM50000')}>
          {isBegun ? t.goOn : t.get}
        </MainButton>
      )}
    </>
  );
}
