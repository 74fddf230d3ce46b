import { Screen, useLoad, usePerson, useQuery, useWallet } from '@wallet/kit/app';
import { readJoinedServices, serviceName } from '@wallet/kit/common';
import { locale } from '@wallet/kit/messages';
import {
  Badge,
  Button,
  Chips,
  EmptyState,
  IconTile,
  InlineNotice,
  Lead,
  List,
  ListItem,
  SearchField,
  Section,
  Stack,
  VisuallyHidden,
} from '@wallet/kit/ui';
import { useEffect, useState } from 'react';
import { startPage } from '../flows/startPage.ts';
import { messages } from '../messages/index.ts';
import { listed, placeOf, readCode, type Service, type ServiceCode, serviceCodes } from '../model/service.ts';
import { ServiceSheet } from '../parts/ServiceSheet.tsx';

export function SVC10000() {
  const t = messages.use();
  const { navigate } = useWallet();
  const person = usePerson();
  const asked = readCode(useQuery());
  const joined = useLoad(
    async (signal) => (person ? readJoinedServices(undefined, { signal }) : []),
    [person?.memberId],
  );
  const joinedCodes = new Set(
    (joined.data ?? []).filter(({ isJoined }) => isJoined).map(({ serviceCode }) => serviceCode),
  );
  const isKnown = person !== null && joined.data !== undefined && joined.state !== 'error';
  const [words, setWords] = useState('');
  const [show, setShow] = useState<'all' | 'mine'>('all');
  const [openCode, setOpenCode] = useState(asked);
  const startPath = useStartPath(openCode);

  const services = serviceCodes.map((code) => serviceOf(code, t.about[code]));
  const only = isKnown && show === 'mine' ? joinedCodes : undefined;
  const found = listed(services, { words, only });
  const open = services.find(({ code }) => code === openCode);
  const showAll = () => {
    setWords('');
    setShow('all');
  };

  return (
    <Screen title={t.title} state={joined.state === 'loading' ? 'loading' : 'ready'}>
      <Lead>{t.lead}</Lead>
      <SearchField
        field="search"
        label={t.search}
        placeholder={t.searchHint}
        maxLength={40}
        value={words}
        onChange={setWords}
      />
      {isKnown && (
        <Stack>
          <Chips
            legend={t.show}
            options={[
              { value: 'all', label: t.all },
              { value: 'mine', label: t.mine },
            ]}
            value={show}
            onChange={setShow}
          />
        </Stack>
      )}
      {joined.state === 'error' && (
        // What services there are does not depend on it.
        <InlineNotice tone="warning" messageId="joinedServicesFailed">
          <p>{t.joinedFailed}</p>
          <Button variant="secondary" size="small" action="retry" onClick={joined.reload}>
            {t.again}
          </Button>
        </InlineNotice>
      )}
      <VisuallyHidden>
        <p role="status">{t.found({ count: found.flatMap((each) => each.services).length })}</p>
      </VisuallyHidden>
      {found.length === 0 && (
        <EmptyState
          picture="none"
          title={t.nothing}
          description={t.nothingHint}
          action={{ label: t.clear, action: 'clear', onClick: showAll }}
        />
      )}
      {found.map(({ group, services: members }) => (
        <Section key={group} title={t.groups[group]}>
          <List>
            {members.map(({ code, name, about }) => (
              <ListItem
                key={code}
                leading={<IconTile picture={placeOf(code).picture} />}
                title={name}
                description={about}
                badge={joinedCodes.has(code) && <Badge tone="success">{t.joined}</Badge>}
                action="openService"
                onClick={() => setOpenCode(code)}
              />
            ))}
          </List>
        </Section>
      ))}
      {open && (
        <ServiceSheet
          service={open}
          isJoined={isKnown ? joinedCodes.has(open.code) : undefined}
          isVisitor={person === null}
          startPath={startPath}
          onStart={(path) => void navigate.open(path)}
          onClose={() => setOpenCode(undefined)}
        />
      )}
    </Screen>
  );
}

function serviceOf(code: ServiceCode, about: string): Service {
  const { group, start } = placeOf(code);
  return { code, name: serviceName(code, locale.value) ?? code, about, group, start };
}

/** Where the service that is looked at begins; undefined until that is known. */
function useStartPath(code: ServiceCode | undefined): string | null | undefined {
  const [known, setKnown] = useState<{ code: ServiceCode; path: string | null }>();
  useEffect(() => {
    if (code === undefined) return;
    let isCurrent = true;
    const { start } = placeOf(code);
    void (start === undefined ? Promise.resolve(null) : startPage(start)).then((path) => {
      if (isCurrent) setKnown({ code, path });
    });
    return () => {
      isCurrent = false;
    };
  }, [code]);
  return known?.code === code ? known?.path : undefined;
}
