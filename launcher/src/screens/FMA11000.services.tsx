import { Screen, useAction, useQuery, useWallet } from '@wallet/kit/app';
import { locale } from '@wallet/kit/messages';
import {
  Card,
  Chips,
  Disclosure,
  EmptyState,
  IconButton,
  SearchDoor,
  Section,
  ServiceCell,
  ServiceGrid,
} from '@wallet/kit/ui';
import { useEffect, useRef, useState } from 'react';
import { useGroupInSight } from '../flows/useGroupInSight.ts';
import { type Services, useServices } from '../flows/useServices.ts';
import { useStanding } from '../flows/useStanding.ts';
import { AllComingUp } from '../home/AllComingUp.tsx';
import { cardName } from '../home/cardName.ts';
import { HomeMenu } from '../home/HomeMenu.tsx';
import { Popular } from '../home/Popular.tsx';
import { RootTabs } from '../home/RootTabs.tsx';
import { messages } from '../messages/index.ts';
import { type Category, categories, categoryOf } from '../model/categories.ts';
import { pictureOfCard, pictureOfPageCode } from '../model/pictures.ts';
import { noteFind, recentFinds } from '../state/recentFinds.ts';
import styles from './FMA11000.module.css';

/** All services; in the address, all that comes in them. */
export function FMA11000() {
  return useQuery().get('view') === 'coming' ? <AllComingUp /> : <AllServices />;
}

function AllServices() {
  const t = messages.use();
  const { navigate } = useWallet();
  const services = useServices();
  const standing = useStanding(services.state === 'ready');
  const [isOpen, setOpen] = useState(false);
  return (
    <Screen
      title={t.services.title}
      of={services}
      ground
      noBack
      noHome
      end={<IconButton icon="settings" label={t.menu.title} action="menu" onClick={() => setOpen(true)} />}
      tabs={<RootTabs current="all" />}
    >
      {(found) => (
        <>
          <SearchDoor label={t.services.search} onClick={() => navigate.push('FMA20000')} />
          <Directory {...found} states={standing.services} />
          {isOpen && <HomeMenu onClose={() => setOpen(false)} />}
        </>
      )}
    </Screen>
  );
}

interface DirectoryProps extends Services {
  /** how things stand at a service, by its id: they come later */
  states: Readonly<Record<string, string>>;
}

/** Fewer than these, found lately, are not worth a card of their own. */
const aRow = 4;

/** Every service under what it is for; the chips bring a category into sight. */
function Directory({ open: services, coming, pages, states }: DirectoryProps) {
  const t = messages.use().services;
  const { isNew } = messages.use().cards;
  const { recent: recentTitle } = messages.use().search;
  const { navigate } = useWallet();
  const open = useAction((path: string, id?: string) => {
    if (id !== undefined) noteFind(id);
    return navigate.open(path);
  });
  const recent = recentFinds.value.flatMap((id) => services.filter((card) => card.id === id)).slice(0, aRow);
  const groups = useRef(new Map<string, HTMLElement>());
  const names = categories.filter((name) => services.some(({ id }) => categoryOf(id) === name));
  const { chosen = names[0], choose } = useGroupInSight(groups, names);
  const chips = useRef<HTMLDivElement>(null);

  // The chosen chip is in sight, too.
  useEffect(() => {
    const chip = chosen && chips.current?.querySelector(':checked')?.parentElement;
    const row = chip?.parentElement;
    if (row) row.scrollLeft += chip.getBoundingClientRect().left - row.getBoundingClientRect().left - 64;
  }, [chosen]);

  function jump(name: Category) {
    choose(name);
    const isStill = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
    groups.current.get(name)?.scrollIntoView({ behavior: isStill ? 'auto' : 'smooth', block: 'start' });
  }

  return (
    <>
      {recent.length === aRow && (
        <Card>
          <Section title={recentTitle}>
            <Popular prefix="recent" services={recent} states={states} label={recentTitle} />
          </Section>
        </Card>
      )}
      {names.length > 1 && chosen !== undefined && (
        <div ref={chips} className={styles.chips}>
          <Chips
            legend={t.jump}
            options={names.map((name) => ({ value: name, label: t.categories[name] }))}
            value={chosen}
            onChange={jump}
            scrolls
          />
        </div>
      )}
      {services.length === 0 && <EmptyState title={t.none} />}
      <div className={styles.groups}>
        {names.map((name) => (
          <div
            key={name}
            className={styles.group}
            ref={(element) => {
              if (element) groups.current.set(name, element);
              else groups.current.delete(name);
            }}
          >
            <Card>
              <Section title={t.categories[name]}>
                <ServiceGrid label={t.categories[name]}>
                  {services
                    .filter(({ id }) => categoryOf(id) === name)
                    .map((card) => (
                      <ServiceCell
                        key={card.id}
                        picture={pictureOfCard(card.id)}
                        name={cardName(card)}
                        state={states[card.id]}
                        news={card.isNew ? isNew : undefined}
                        action={`service-${card.id}`}
                        onClick={() => void open.run(card.page.path, card.id)}
                      />
                    ))}
                </ServiceGrid>
              </Section>
            </Card>
          </div>
        ))}
        {pages.length > 0 && (
          <Card>
            <Section title={t.pages}>
              <ServiceGrid label={t.pages}>
                {pages.map((page) => (
                  <ServiceCell
                    key={page.code}
                    picture={pictureOfPageCode(page.code)}
                    name={page.title[locale.value]}
                    action={`page-${page.code}`}
                    onClick={() => void open.run(page.path)}
                  />
                ))}
              </ServiceGrid>
            </Section>
          </Card>
        )}
        {coming.length > 0 && (
          <Card>
            <Disclosure title={t.coming({ count: coming.length })}>
              <p className={styles.coming}>{coming.map(({ id, name }) => t.names[id] ?? name).join(' · ')}</p>
            </Disclosure>
          </Card>
        )}
      </div>
    </>
  );
}
