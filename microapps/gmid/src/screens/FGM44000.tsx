import { DevPage } from '../flows/DevPage.tsx';

export const FGM44000 = () => <DevPage code="FGM44000" />;
