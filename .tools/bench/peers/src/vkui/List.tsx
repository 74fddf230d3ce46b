import {
  Group,
  Header,
  HorizontalScroll,
  Panel,
  PanelHeader,
  PanelHeaderBack,
  PanelSpinner,
  RichCell,
  SubnavigationBar,
  SubnavigationButton,
} from '@vkontakte/vkui';
import { useLocation } from 'wouter';
import { useForests } from '../domain/useForests.ts';
import { facilities, factsOf, regions, words } from '../domain/words.ts';

export function List() {
  const { list, region, setRegion, wanted, setWanted } = useForests();
  const [, navigate] = useLocation();
  const toggle = (value: string) =>
    setWanted(wanted.includes(value) ? wanted.filter((each) => each !== value) : [...wanted, value]);
  return (
    <Panel>
      <PanelHeader before={<PanelHeaderBack onClick={() => history.back()} />}>{words.list}</PanelHeader>
      <Group header={<Header>{words.region}</Header>}>
        <SubnavigationBar>
          <HorizontalScroll>
            {Object.entries({ '': words.all, ...regions }).map(([value, text]) => (
              <SubnavigationButton key={value} selected={region === value} onClick={() => setRegion(value)}>
                {text}
              </SubnavigationButton>
            ))}
          </HorizontalScroll>
        </SubnavigationBar>
      </Group>
      <Group header={<Header>{words.facilities}</Header>}>
        <SubnavigationBar>
          <HorizontalScroll>
            {Object.entries(facilities).map(([value, text]) => (
              <SubnavigationButton
                key={value}
                selected={wanted.includes(value)}
                onClick={() => toggle(value)}
              >
                {text}
              </SubnavigationButton>
            ))}
          </HorizontalScroll>
        </SubnavigationBar>
      </Group>
      {list ? (
        <Group header={<Header>{words.count(list.length)}</Header>}>
          {list.map((forest) => (
            <RichCell
              key={forest.forestId}
              subtitle={factsOf(forest)}
              extraSubtitle={words.from(forest.minAmt)}
              onClick={() => navigate(`/detail/${forest.forestId}`)}
            >
              {forest.forestNm}
            </RichCell>
          ))}
        </Group>
      ) : (
        <PanelSpinner />
      )}
    </Panel>
  );
}
