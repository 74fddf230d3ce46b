import { DevPage } from '../flows/DevPage.tsx';

export const FGM18000 = () => <DevPage code="FGM18000" />;
