import { Screen, useLoad, usePerson, useWallet } from '@wallet/kit/app';
import { Badge, Card, EmptyState, IconTile, Lead, List, ListItem, Section } from '@wallet/kit/ui';
import { listBranches, readVisit } from '../api/calls.ts';
import { messages } from '../messages/index.ts';
import { type Branch, isOpen } from '../model/visit.ts';

/** Branches by region, for anybody; a member's own visit stands above them. */
export function ExampleHome() {
  const t = messages.use();
  const { navigate } = useWallet();
  const branches = useLoad(listBranches, undefined);
  const regions = [...new Set(branches.data?.map(({ region }) => region))];
  const row = ({ id, name, address, isClosed, isOpenNow }: Branch) => (
    <ListItem
      key={id}
      title={name}
      description={address}
      leading={<IconTile picture="place" />}
      badge={
        <Badge tone={isOpenNow ? 'success' : 'neutral'}>
          {isClosed ? t.home.repairs : isOpenNow ? t.home.open : t.home.closed}
        </Badge>
      }
      action="openBranch"
      onClick={() => navigate.push('ExampleBranch', { params: { branchId: id } })}
    />
  );
  return (
    <Screen of={branches}>
      {(all) => (
        <>
          <Lead>{t.home.lead}</Lead>
          <MyVisit />
          {all.length === 0 && <EmptyState title={t.home.none} />}
          {regions.map((region) => (
            <Section key={region} title={region}>
              <List label={region}>{all.filter((one) => one.region === region).map(row)}</List>
            </Section>
          ))}
        </>
      )}
    </Screen>
  );
}

/** Home stands without it: it cannot be asked, or there is none. */
function MyVisit() {
  const t = messages.use();
  const { navigate } = useWallet();
  const person = usePerson();
  const { data: visit } = useLoad(
    async (signal) => (person ? readVisit(undefined, { signal }) : null),
    [person?.memberId],
    { onResume: 'reload' },
  );
  if (!visit || !isOpen(visit)) return null;
  return (
    <Card>
      <List label={t.home.mine}>
        <ListItem
          title={visit.branchName}
          description={t.when(visit)}
          leading={<IconTile picture="booking" />}
          badge={<Badge tone="accent">{t.states[visit.state]}</Badge>}
          action="openVisit"
          onClick={() => navigate.push('ExampleDone')}
        />
      </List>
    </Card>
  );
}
