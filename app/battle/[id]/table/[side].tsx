export { SideTableScreen as default } from '@/features/battle/plot/side-table-screen';
