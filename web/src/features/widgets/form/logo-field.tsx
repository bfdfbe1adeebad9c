import { Box, Button, Flex, Image, Text } from "@chakra-ui/react";
import { useMutation } from "@tanstack/react-query";
import { ImageUp, Trash2 } from "lucide-react";
import { useId, useRef } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { uploadLogo } from "./upload-logo.ts";
import type { WidgetForm } from "./widget-form.ts";

/** The widget's logo: uploaded at once, and shown to visitors when the form is saved. */
export const LogoField = ({ widgetId }: { widgetId: string | undefined }) => {
  const { setValue } = useFormContext<WidgetForm>();
  const logo = useWatch<WidgetForm, "branding.logo">({ name: "branding.logo" });
  const input = useRef<HTMLInputElement>(null);
  const help = useId();
  const set = (value: string | null) => setValue("branding.logo", value, { shouldDirty: true });
  const upload = useMutation({
    mutationFn: (file: File) => uploadLogo(file, widgetId),
    onSuccess: set,
    meta: { success: "Logo uploaded successfully", failure: "Logo upload failed" },
  });
  return (
    <Flex gap="4" align="center" wrap="wrap">
      <Box boxSize="16" flex="none" borderWidth="1px" borderRadius="l2" overflow="hidden" bg="bg.muted">
        {logo && <Image src={logo} alt="The widget's logo" boxSize="full" objectFit="contain" />}
      </Box>
      <Box flex="1" minW="14rem">
        <Flex gap="2" wrap="wrap">
          <Button
            type="button"
            variant="outline"
            loading={upload.isPending}
            aria-describedby={help}
            onClick={() => input.current?.click()}
          >
            <ImageUp size={16} />
            {logo ? "Replace logo" : "Upload logo"}
          </Button>
          {logo && (
            <Button type="button" variant="ghost" onClick={() => set(null)}>
              <Trash2 size={16} />
              Remove logo
            </Button>
          )}
        </Flex>
        <Text id={help} textStyle="sm" color="fg.muted" mt="1.5">
          PNG, JPEG, GIF or WebP up to 256 KB. 64x64 pixels are recommended.
        </Text>
        <input
          ref={input}
          type="file"
          hidden
          aria-label="Logo file"
          accept="image/png,image/jpeg,image/gif,image/webp"
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            if (file) upload.mutate(file);
            currentTarget.value = "";
          }}
        />
      </Box>
    </Flex>
  );
};
