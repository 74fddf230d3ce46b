import { MainButton, Screen, useAction, useWallet } from '@wallet/kit/app';
import { Card, InlineNotice, Lead, Stack, TextField, toast } from '@wallet/kit/ui';
import { useState } from 'react';
import { findCar, saveCar } from '../api/calls.ts';
import { registering } from '../flows/flows.ts';
import { messages } from '../messages/index.ts';
import { CarFactsList } from '../parts/CarFactsList.tsx';

export const FCI13000 = registering.step(
  { needs: ['plate'], ask: ({ plate }, settings) => findCar(plate, settings) },
  function Found({ data: car, clear }) {
    const t = messages.use();
    const { navigate } = useWallet();
    const [area, setArea] = useState('');
    const save = useAction(
      async () => {
        await saveCar({ plate: car.plate, area: area.trim() });
        await clear();
        toast(t.register.saved);
        navigate.replace('FCI21100', { asks: false });
      },
      { onRefusal: () => navigate.replace('FCI10000', { asks: false }) },
    );
    return (
      <Screen>
        <Stack>
          <Lead picture="car" title={car.model}>
            {t.car.says(car)}
          </Lead>
          <Card tone="soft">
            <CarFactsList car={car} isNamed />
          </Card>
          {car.isJoint && <InlineNotice>{t.register.joint}</InlineNotice>}
          <TextField
            field="area"
            label={t.facts.area}
            hint={t.register.areaHint}
            value={area}
            onChange={setArea}
            maxLength={30}
          />
        </Stack>
        <MainButton action="save" run={save}>
          {t.register.save}
        </MainButton>
      </Screen>
    );
  },
);
