import { type ComponentType, lazy } from "react";
import { Navigate, Route, Routes } from "react-router-dom";
import { paths } from "../lib/paths.ts";
import { unreachable } from "../lib/unreachable.ts";
import { NotFound } from "../ui/not-found.tsx";
import { Guard } from "./shell/guard.tsx";
import { Shell } from "./shell/shell.tsx";

/** A screen whose code comes when it is first opened; throws AppError `unavailable` where it cannot be fetched. */
const screen = <Props,>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => {
    try {
      return { default: await load() };
    } catch (error) {
      throw isOfFetching(error) ? unreachable(error) : error;
    }
  });

/** As Chromium and Firefox say it, as Safari does, and Vite of a style sheet; code that breaks says something else. */
const isOfFetching = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|importing a module script failed|unable to preload css/i.test(error.message);

const SignPage = screen(async () => (await import("../features/auth/sign-page.tsx")).SignPage);
const ForgotPasswordPage = screen(
  async () => (await import("../features/auth/forgot-password-page.tsx")).ForgotPasswordPage,
);
const DashboardPage = screen(
  async () => (await import("../features/dashboard/dashboard-page.tsx")).DashboardPage,
);
const ChatbotsPage = screen(
  async () => (await import("../features/chatbots/chatbots-page.tsx")).ChatbotsPage,
);
const DocumentsPage = screen(
  async () => (await import("../features/documents/documents-page.tsx")).DocumentsPage,
);
const DocumentPage = screen(
  async () => (await import("../features/documents/viewer/document-page.tsx")).DocumentPage,
);
const ChatPage = screen(async () => (await import("../features/chat/chat-page.tsx")).ChatPage);
const WidgetsPage = screen(async () => (await import("../features/widgets/widgets-page.tsx")).WidgetsPage);

/** Every screen by its address; each is a chunk of its own. */
export const Pages = () => (
  <Routes>
    <Route path={paths.login()} element={<SignPage first="signIn" />} />
    <Route path={paths.signup()} element={<SignPage first="signUp" />} />
    <Route path={paths.forgotPassword()} element={<ForgotPasswordPage />} />
    <Route element={<Guard />}>
      <Route element={<Shell />}>
        <Route path={paths.app()} element={<DashboardPage />} />
        <Route path={paths.chatbots()} element={<ChatbotsPage />} />
        <Route path={paths.documents()} element={<DocumentsPage />} />
        <Route path={`${paths.documents()}/:chatbotId/:documentId`} element={<DocumentPage />} />
        <Route path={paths.chat()} element={<ChatPage />} />
        <Route path={paths.widgets()} element={<WidgetsPage />} />
        <Route path={`${paths.app()}/*`} element={<Navigate to={paths.app()} replace />} />
      </Route>
    </Route>
    <Route path="*" element={<NotFound />} />
  </Routes>
);
