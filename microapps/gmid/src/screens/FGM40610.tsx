import { DevPage } from '../flows/DevPage.tsx';

export const FGM40610 = () => <DevPage code="FGM40610" />;
