import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { Chips } from '../Chips/Chips.tsx';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { Stepper } from '../Stepper/Stepper.tsx';
import { Switch } from '../Switch/Switch.tsx';
import { renderKorean } from '../testing/renderKorean.tsx';
import { Checkbox } from './Checkbox.tsx';

it('ticks a box by its label', async () => {
  const onChange = vi.fn();
  const { user } = await renderKorean(
    <Checkbox field="agreed" label="동의해요" checked={false} onChange={onChange} />,
  );
  expect(screen.getByRole('checkbox', { name: '동의해요' }).dataset.field).toBe('agreed');
  await user.click(screen.getByText('동의해요'));
  expect(onChange).toHaveBeenCalledExactlyOnceWith(true);
});

it('turns a switch', async () => {
  const onChange = vi.fn();
  const { user } = await renderKorean(<Switch field="alarm" label="알림" checked onChange={onChange} />);
  await user.click(screen.getByRole('switch', { name: '알림', checked: true }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith(false);
});

it('chooses one of a few, with keys as well, and never one that is off', async () => {
  function Rooms() {
    const [room, setRoom] = useState<'small' | 'large' | 'full' | ''>('');
    const options = [
      { value: 'small', label: '4인실' },
      { value: 'large', label: '6인실' },
      { value: 'full', label: '8인실', disabled: true },
    ] as const;
    return (
      <>
        <RadioGroup
          field="room"
          legend="객실"
          options={options}
          value={room}
          onChange={setRoom}
          problem={{ id: 'chooseOne' }}
        />
        <output>{room}</output>
      </>
    );
  }
  const { user } = await renderKorean(<Rooms />);
  const group = screen.getByRole('group', { name: '객실' });
  expect(group.dataset.field).toBe('room');
  expect(document.getElementById(group.getAttribute('aria-describedby') ?? '')?.dataset.msg).toBe(
    'chooseOne',
  );
  await user.click(screen.getByText('6인실'));
  expect(screen.getByRole('status').textContent).toBe('large');
  await user.click(screen.getByText('8인실'));
  expect(screen.getByRole('status').textContent).toBe('large');
});

it('counts within its bounds, with its unit', async () => {
  function Guests() {
    const [count, setCount] = useState(1);
    return (
      <Stepper field="guests" label="인원" value={count} min={1} max={2} unit="명" onChange={setCount} />
    );
  }
  const { user, container } = await renderKorean(<Guests />);
  const value = () => container.querySelector('[data-field="guests"]')?.textContent;
  await user.click(screen.getByRole('button', { name: '인원 줄이기' }));
  expect(value()).toBe('1명');
  await user.click(screen.getByRole('button', { name: '인원 늘리기' }));
  await user.click(screen.getByRole('button', { name: '인원 늘리기' }));
  expect(value()).toBe('2명');
});

it('filters by one chip, or by several', async () => {
  const onOne = vi.fn();
  const onMany = vi.fn();
  const options = [
    { value: 'cabin', label: '숲속의집' },
    { value: 'camp', label: '야영장' },
  ] as const;
  const { user } = await renderKorean(
    <>
      <Chips legend="하나" options={options} value="cabin" onChange={onOne} />
      <Chips legend="여럿" multiple options={options} value={['cabin']} onChange={onMany} />
    </>,
  );
  await user.click(screen.getByRole('radio', { name: '야영장' }));
  expect(onOne).toHaveBeenCalledExactlyOnceWith('camp');
  await user.click(screen.getByRole('checkbox', { name: '야영장' }));
  expect(onMany).toHaveBeenLastCalledWith(['cabin', 'camp']);
  await user.click(screen.getByRole('checkbox', { name: '숲속의집' }));
  expect(onMany).toHaveBeenLastCalledWith([]);
});
