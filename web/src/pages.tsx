import { lazy } from "react";
import { Navigate, Route, Routes } from "react-router-dom";
import { paths } from "./lib/paths.ts";
import { Guard } from "./shell/guard.tsx";
import { Shell } from "./shell/shell.tsx";
import { NotFound } from "./ui/not-found.tsx";

const SignPage = lazy(async () => ({ default: (await import("./features/auth/sign-page.tsx")).SignPage }));
const ForgotPasswordPage = lazy(async () => ({
  default: (await import("./features/auth/forgot-password-page.tsx")).ForgotPasswordPage,
}));
const DashboardPage = lazy(async () => ({
  default: (await import("./features/dashboard/dashboard-page.tsx")).DashboardPage,
}));
const ChatbotsPage = lazy(async () => ({
  default: (await import("./features/chatbots/chatbots-page.tsx")).ChatbotsPage,
}));
const DocumentsPage = lazy(async () => ({
  default: (await import("./features/documents/documents-page.tsx")).DocumentsPage,
}));
const DocumentPage = lazy(async () => ({
  default: (await import("./features/documents/reading/document-page.tsx")).DocumentPage,
}));
const ChatPage = lazy(async () => ({ default: (await import("./features/chat/chat-page.tsx")).ChatPage }));
const WidgetsPage = lazy(async () => ({
  default: (await import("./features/widgets/widgets-page.tsx")).WidgetsPage,
}));

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
