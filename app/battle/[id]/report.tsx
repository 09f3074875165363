export { ReportScreen as default } from '@/features/battle/report/report-screen';
